import type { ThemePayload } from '#app/contract/themes.ts'
import { leadIntoSandbox } from '#app/rules/venues/sandbox-links.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { sandboxCopy } from '../sandboxes/sandbox-copy.ts'
import { themePayloadOf } from './theme-payload.ts'

/**
 * Look, words, flags and hours of the venue named by header and path alike; another venue's is refused (ORD-264, CHK-255). Links of a sandbox stay
 * in it, whichever host of its venue they name.
 */
export const getTheme = api.themes.get.handler(async ({ input, context }) => {
  if (input.params.tenantId !== context.tenantId) throw refuse('NOT_FOUND')
  const payload = themePayloadOf(context.venue, input.query?.overrideId)
  return { payload: await withinSandbox(payload, context) }
})

async function withinSandbox(
  payload: ThemePayload,
  { venue, services }: Pick<ApiContext, 'venue' | 'services'>,
): Promise<ThemePayload> {
  const { sandboxOf, tenantId } = venue
  if (!sandboxOf) return payload
  return leadIntoSandbox(payload, await sandboxCopy(services, { venue: sandboxOf, sandboxId: tenantId }))
}
