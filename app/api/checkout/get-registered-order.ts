import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { placedUnder } from './resolve-attempt.ts'

/** The order placed under a request uuid (ORD-262, CHK-240). The uuid is random and only its maker knows it; nothing else is told. */
export const getRegisteredOrder = api.uuidRegistry.get.handler(async ({ input, context }) => {
  const { services, tenantId } = context
  const placed = await placedUnder(services, { tenantId, requestUuid: input.params.uuid.toLowerCase() })
  if (!placed) throw refuse('NOT_FOUND', { text: 'No order was placed under this id' })
  return { payload: placed }
})
