import type { Wallet } from './wallets.ts'

/** How many passes a wallet takes at once: Apple's file holds ten, and an address of more than five is too long for some proxies. */
const MAX_PASSES: Record<Wallet, number> = { apple: 10, google: 5 }

/** Some of the passes of an order: which part, and the places of its first and last pass, all counted from 1. */
export type PassPart = { part: number; from: number; to: number }

/** The parts that so many passes are taken in by a wallet; none without passes. */
export function passParts(count: number, wallet: Wallet): PassPart[] {
  const size = MAX_PASSES[wallet]
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    part: index + 1,
    from: index * size + 1,
    to: Math.min((index + 1) * size, count),
  }))
}

/** What belongs to a part; empty for a part that there is none of. */
export const partOf = <Item>(
  items: readonly Item[],
  { wallet, part }: { wallet: Wallet; part: number },
): Item[] => items.slice((part - 1) * MAX_PASSES[wallet], part * MAX_PASSES[wallet])
