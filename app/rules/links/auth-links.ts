import { withQuery } from './query.ts'

/** The sign-in screens of a venue; with a token those that a mailed link opens. */
type AuthScreen = 'login' | 'forgotPassword' | 'changePassword' | 'email' | 'orders' | 'logout' | 'passkeys'

type AuthPlace = {
  screen: AuthScreen
  token?: string
  /** the path to come back to */
  ref?: string | null
}

/** The address of a sign-in screen, with the way back where there is one (MEM-030, MEM-036, MEM-038, MEM-273). */
export function authHref(tenantId: string, { screen, token, ref }: AuthPlace): string {
  const address = `/auth/${encodeURIComponent(tenantId)}/${screen}`

  return withQuery(token ? `${address}/${encodeURIComponent(token)}` : address, { ref })
}
