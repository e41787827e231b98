import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

type ComboWish = { comboId: string; eventIds: readonly string[]; from?: LocalDate }

/** The next day, from today or `from` on, on which a combo can be had with these events; null where there is none. */
export async function nextComboDay(
  { api, context }: Visit,
  { comboId, eventIds, from }: ComboWish,
): Promise<LocalDate | null> {
  const params = { comboTemplateId: comboId }
  const query = { eventTemplateIds: [...eventIds], ...(from ? { startTime: from } : {}) }
  const response = api.combos.nextAvailable({ params, query })
  const answer = await withFallback(response, { log: context.log, what: 'next day', fallback: null })
  return answer?.payload.date ?? null
}
