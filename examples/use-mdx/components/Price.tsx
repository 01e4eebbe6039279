interface PriceProps {
  /** Amount in the currency's main unit. */
  amount: number;
  /** ISO 4217 code. */
  currency?: string;
}

/** Formats an amount of money the same way on the server and in every browser. */
export default function Price({ amount, currency = 'EUR' }: PriceProps) {
  const style = { style: 'currency', currency } as const;
  const text = new Intl.NumberFormat('en', style).format(amount);
  return <strong>{text}</strong>;
}
