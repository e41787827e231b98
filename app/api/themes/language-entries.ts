import type { ThemePayload } from '#app/contract/themes.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import { resolveTexts } from '#theme/texts/runtime/wordings.ts'
import { languagesOf } from '../kernel/venue-in.ts'
import type { Venue } from '../kernel/venue-store.ts'

/** The languages of a venue, the main one first, each by its name and with its offer in itself. */
export function languageEntries(venue: Venue): ThemePayload['languages'] {
  const { main, further } = languagesOf(venue)
  const tags = [main, ...further]
  return tags.map(tag => {
    const name = ownName(tag, tags)
    const language = tag === main ? null : tag
    const text = createText({
      texts: resolveTexts(venue.theme, { language }),
      locale: tag,
      onProblem: () => undefined,
    })
    return { tag, name, offer: text('language-offer', { language: name }) }
  })
}

/** What a language calls itself, with its region where the venue has it twice: 'Deutsch', 'português (Brasil)'. */
function ownName(tag: string, tags: readonly string[]): string {
  const languageIn = (one: string) => new Intl.Locale(one).language
  const isOnlyOne = tags.filter(one => languageIn(one) === languageIn(tag)).length === 1
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(isOnlyOne ? languageIn(tag) : tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
