import { LANGUAGE_QUERY } from '#app/rules/links/language-links.ts'
import { addressWith } from '#app/rules/links/query.ts'
import { languageOffer } from '#app/rules/venues/choose-language.ts'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'
import type { Visit } from './open-page.ts'

/**
 * What this page can be read in, and which of it the browser asks for: `accepted` is its `Accept-Language`, null where a language was
 * chosen already.
 */
export function shellLanguagesOf(
  { venue, url }: Pick<Visit, 'venue' | 'url'>,
  accepted: string | null,
): Pick<ShellModel, 'languages' | 'languageOffer'> {
  const languages = venue.languages.map(({ tag, name }) => ({
    tag,
    name,
    direction: textDirection(tag),
    href: addressWith(url, { [LANGUAGE_QUERY]: tag }),
    isShown: tag === venue.locale,
  }))
  const [main = venue.locale, ...further] = languages.map(({ tag }) => tag)
  const best = accepted === null ? null : languageOffer({ main, further }, { accepted, shown: venue.locale })
  const offered = languages.find(({ tag }) => tag === best)
  const shown = languages.find(({ isShown }) => isShown)
  const words = venue.languages.find(({ tag }) => tag === best)?.offer ?? ''
  return { languages, languageOffer: offered && shown ? { offered: { ...offered, words }, shown } : null }
}
