import {
  createMessages,
  createRich,
  createText,
  type Rich,
  type Text,
} from '#theme/texts/runtime/venue-texts.ts'
import { resolveTexts } from '#theme/texts/runtime/wordings.ts'
import type { Log } from '../kernel/log.ts'
import type { Venue } from '../kernel/venue-store.ts'

/** The texts of a venue for mails and documents. A text that cannot be used is logged and replaced by its default. */
export function venueWords(
  { tenantId, document, theme, language }: Pick<Venue, 'tenantId' | 'document' | 'theme' | 'language'>,
  log: Log,
): { text: Text; rich: Rich } {
  const { locale } = document.venue
  const messages = createMessages({
    texts: resolveTexts(theme, { language: language?.tag }),
    locale,
    onProblem: ({ reference, problem }) =>
      log.warn({ tenantId, reference, problem }, 'A text of the venue cannot be used'),
  })
  return { text: createText({ locale, messages }), rich: createRich({ locale, messages }) }
}
