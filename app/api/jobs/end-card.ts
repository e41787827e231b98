import { isCardOnFile } from '#app/data/queries/members/read.ts'
import type { Services } from '../kernel/context.ts'

type EndedCard = { tenantId: string; savedCard: string }

/** Has the gateway keep a card no longer that was on file; one that another membership has is left as it is. */
export async function endCard(
  { database, gateways }: Services,
  { tenantId, savedCard }: EndedCard,
): Promise<void> {
  if (await isCardOnFile(database.forTenant(tenantId), tenantId, savedCard)) return
  await gateways.payments.forgetCard(savedCard)
}
