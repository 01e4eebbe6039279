/** Shows the double of a number. */
export const Twice = ({ of: n }: { of: number }) => <b>{n * 2}</b>;
