/** A switch for a prop that is `true` or `false`. */
export interface Flag {
  kind: 'flag';
  start: boolean;
  /** What the component takes when the prop is left out; the shown code leaves it out then. */
  default: boolean;
}

/** A list of the values that a prop takes. */
export interface Choice<T extends string | number = string | number> {
  kind: 'choice';
  options: readonly T[];
  start: T;
  /** What the component takes when the prop is left out; the shown code leaves it out then. */
  default?: T | undefined;
}

/** A field for any text; while it is empty, the prop is left out. */
export interface Text {
  kind: 'text';
  start: string;
}

/** The switches of a live example, named after the props that they set, in the order of the page. */
export type Controls = Readonly<Record<string, Flag | Choice | Text>>;

/** What a component gets from its switches. */
export type Values<C extends Controls> = {
  readonly [Prop in keyof C]: C[Prop] extends Choice<infer T>
    ? T
    : C[Prop] extends Flag
      ? boolean
      : string | undefined;
};

/** A boolean prop; `absent` is its shipped default, from which the example may start elsewhere. */
export const flag = (absent = false, start = absent): Flag => ({
  kind: 'flag',
  start,
  default: absent,
});

/** A prop with a few values; `absent` is its shipped default and, unless `start` is given, the start. */
export const choice = <const T extends string | number>(
  options: readonly [T, ...T[]],
  absent?: NoInfer<T>,
  start: NoInfer<T> = absent ?? options[0],
): Choice<T> => ({ kind: 'choice', options, start, default: absent });

/** A prop with any text, which the example starts with. */
export const text = (start = ''): Text => ({ kind: 'text', start });

/** The values that an example starts with. */
export const initialValues = <C extends Controls>(controls: C): Values<C> =>
  Object.fromEntries(
    Object.entries(controls).map(([prop, control]) => [
      prop,
      control.start || absentIfText(control),
    ]),
  ) as Values<C>;

const absentIfText = ({ kind, start }: Controls[string]) => (kind === 'text' ? undefined : start);
