import type { ThemeLogo } from '#theme/document.ts'

/**
 * The address of the logo that a header shows with these layout choices: the one for dark headers where it stands on something dark
 * and there is one; null without a logo.
 */
export const shownLogo = (
  logo: ThemeLogo | undefined,
  choices: Readonly<Record<string, string | undefined>>,
): string | null => {
  const isOnDark = choices['layout-header'] !== 'paper' || choices['color-mode'] === 'dark'
  return (isOnDark ? logo?.darkSrc : undefined) ?? logo?.src ?? null
}
