/** What a link hands on: the donation a visitor was sent to give to, the chosen text set, and a coupon to be used in checkout. */
export type CampaignParams = {
  campaign?: string
  appeal?: string
  fund?: string
  text?: string
  coupon?: string
}

const CARRIED = ['campaign', 'appeal', 'fund', 'text', 'coupon'] as const

/** The parameters of an address that further links keep (ORD-075, decision T2). Empty ones are dropped. */
export function carriedFrom(search: URLSearchParams): CampaignParams {
  const present = CARRIED.map(name => [name, search.get(name)?.trim() ?? ''] as const)

  return Object.fromEntries(present.filter(([, value]) => value !== ''))
}
