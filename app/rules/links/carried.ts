/** What a link hands on: the donation a visitor was sent to give to, and the chosen text set. */
export type CampaignParams = { campaign?: string; appeal?: string; fund?: string; text?: string }

const CARRIED = ['campaign', 'appeal', 'fund', 'text'] as const

/** The parameters of an address that further links keep (ORD-075, decision T2). Empty ones are dropped. */
export function carriedFrom(search: URLSearchParams): CampaignParams {
  const present = CARRIED.map(name => [name, search.get(name)?.trim() ?? ''] as const)

  return Object.fromEntries(present.filter(([, value]) => value !== ''))
}
