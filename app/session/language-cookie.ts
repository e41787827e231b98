const YEAR = 31_536_000

/** The `Set-Cookie` value of the cookie `language`: the tag of the language that this browser reads venues in. Nothing else hangs on it. */
export const writeLanguageCookie = ({ tag, secure }: { tag: string; secure: boolean }): string =>
  [
    `language=${encodeURIComponent(tag)}`,
    `Max-Age=${YEAR}`,
    'Path=/',
    'SameSite=Lax',
    'HttpOnly',
    ...(secure ? ['Secure'] : []),
  ].join('; ')

/** The tag that the cookie names; null without one. Whether the venue speaks that language is for `chooseLanguage` to say. */
export function readLanguageCookie(cookieHeader: string | null): string | null {
  const value = /(?:^|;\s*)language=([^;]*)/.exec(cookieHeader ?? '')?.[1]
  return value && /^[A-Za-z0-9-]{2,35}$/.test(value) ? value : null
}
