import type { ThemeLink } from '#theme/document.ts'
import type { NavigationLink } from '#theme/texts/runtime/navigation-link.ts'

/**
 * The links of a theme that are shown, in their order: those with words, without the one of the logo (ORD-090). `tag` is the further language
 * whose words they have, where they have any; without it the main one.
 */
export const navigationOf = (links: readonly ThemeLink[], tag?: string): NavigationLink[] =>
  links.flatMap(({ key, href, label, translations, external }) => {
    const words = (tag && translations?.[tag]?.label) || label
    return key !== 'logo' && words ? [{ label: words, href, ...(external ? { isExternal: true } : {}) }] : []
  })
