/** A checkbox for a boolean prop. */
interface Flag {
  kind: 'flag';
  start: boolean;
  /** The prop's default value, which the displayed code omits. */
  default: boolean;
}

/** A list of a prop's values. */
interface Choice<T extends string | number = string | number> {
  kind: 'choice';
  options: readonly T[];
  start: T;
  /** The prop's default value, which the displayed code omits. */
  default?: T | undefined;
}

/** A text field. If it's empty, the prop is omitted. */
interface Text {
  kind: 'text';
  start: string | undefined;
}

export type Control = Flag | Choice | Text;
export type Value = string | number | boolean | undefined;

/** The controls of a live example by prop, in display order. */
export type Controls = Readonly<Record<string, Control>>;

/** The prop values that the controls set. */
export type Values<C extends Controls> = {
  readonly [Prop in keyof C]: C[Prop] extends Choice<infer T>
    ? T
    : C[Prop] extends Flag
      ? boolean
      : string | undefined;
};

/** Describes a boolean prop. `start` is the example's initial value. */
export const flag = (defaultValue = false, start = defaultValue): Flag => ({
  kind: 'flag',
  start,
  default: defaultValue,
});

/** Describes a prop with a few values. `start` is the example's initial value. */
export const choice = <const T extends string | number>(
  options: readonly [T, ...T[]],
  defaultValue?: NoInfer<T>,
  start: NoInfer<T> = defaultValue ?? options[0],
): Choice<T> => ({ kind: 'choice', options, start, default: defaultValue });

/** Describes a string prop. `start` is the example's initial value. */
export const text = (start?: string): Text => ({ kind: 'text', start });

/** Returns an example's initial values. */
export const initialValues = <C extends Controls>(controls: C): Values<C> =>
  Object.fromEntries(
    Object.entries(controls).map(([prop, { start }]) => [prop, start]),
  ) as Values<C>;
