import { withQuery } from '#app/rules/links/query.ts'
import { passParts } from '#app/rules/passes/pass-parts.ts'
import type { Wallet } from '#app/rules/passes/wallets.ts'

/** Where passes are put into a wallet; `part` where they are more than a phone takes at once. */
export type PassLink = { wallet: Wallet; href: string; part: { from: number; to: number } | null }

/** What addresses of passes end with. */
const FILES: Record<Wallet, string> = { apple: 'apple-wallet', google: 'google-wallet' }

/** The wallet that an address is about, by its end; null for any other end. */
export const walletOfFile = (file: string): Wallet | null =>
  (Object.keys(FILES) as Wallet[]).find(wallet => FILES[wallet] === file) ?? null

/** The links to so many passes of what is at an address, for each wallet that is set up; none without passes. */
export function passLinks(
  address: string,
  { wallets, count }: { wallets: readonly Wallet[]; count: number },
): PassLink[] {
  return wallets.flatMap(wallet =>
    passParts(count, wallet).map(({ part, from, to }, _, parts) => ({
      wallet,
      href: withQuery(`${address}/${FILES[wallet]}`, { part: part > 1 ? String(part) : null }),
      part: parts.length > 1 ? { from, to } : null,
    })),
  )
}

/** Where the card of a membership is kept for wallets. */
export const cardPassesHref = (tenantId: string, membershipId: string): string =>
  `/membership/${encodeURIComponent(tenantId)}/card/${encodeURIComponent(membershipId)}`
