import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { themePayloadOf } from './theme-payload.ts'

/** Look, words, flags and hours of the venue named by header and path alike; another venue's is refused (ORD-264, CHK-255). */
export const getTheme = api.themes.get.handler(({ input, context }) => {
  if (input.params.tenantId !== context.tenantId) throw refuse('NOT_FOUND')
  return { payload: themePayloadOf(context.venue, input.query?.overrideId) }
})
