import { type CatalogueKind, type CatalogueWords, wordsInAnswer } from '#editor/inspector/catalogue-words.ts'

const DAYS = 90
const DAY_MS = 86_400_000

/** The calls that say what of a venue people read, by kind. */
const callsOf = ({ tenantId, date }: Venue): [CatalogueKind, string][] => {
  const end = new Date(Date.parse(`${date}T00:00:00Z`) + DAYS * DAY_MS).toISOString().slice(0, 10)
  const window = `startTime=${date}&endTime=${end}`
  const tenant = encodeURIComponent(tenantId)
  return [
    ['event', `event/templates?${window}`],
    ['combo', 'combo/event/templates'],
    ['addon', 'addons'],
    ['membership', 'membership/categoriesBySalesChannel'],
    ['review', `reviews/tenant/${tenant}`],
    ['venue', `themes/${tenant}`],
  ]
}

type Venue = { readonly tenantId: string; readonly date: string }

/** Names and descriptions of a venue's catalogue, in the order of the calls. A call that fails names nothing. */
export const askCatalogueWords = async (
  { tenantId, date }: Venue,
  fetch: typeof globalThis.fetch,
): Promise<CatalogueWords[]> => {
  const answers = await Promise.all(
    callsOf({ tenantId, date }).map(async ([kind, path]) => {
      const response = await fetch(`/v1/b2c/${path}`, { headers: { 'X-Tenant-Id': tenantId } }).catch(
        () => null,
      )
      return response?.ok ? wordsInAnswer(kind, await response.json()) : []
    }),
  )
  return answers.flat()
}
