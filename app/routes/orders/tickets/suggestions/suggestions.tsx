import { UPSELL_DELAY } from '#app/rules/shell/delays.ts'
import { eventMode } from '#app/rules/tickets/widget-mode.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { intentValue } from '../intent.ts'
import type { Suggestion } from '../order-model.ts'
import { useLater } from '../use-later.ts'
import * as styles from './suggestions.css.ts'
import { useOfferWords } from './use-offer-words.ts'

/** What goes well with the order, and what was taken out of it (ORD-069, ORD-153). At the very end: nobody is stopped by it. */
export const Suggestions = ({ suggestions }: { suggestions: readonly Suggestion[] }) => {
  const text = useText()
  const shown = useLater(suggestions, UPSELL_DELAY)
  const removed = shown.filter(suggestion => suggestion.removed)
  const recommended = shown.filter(suggestion => !suggestion.removed)
  return (
    <>
      <SuggestionList heading={text('tickets-removed-heading')} suggestions={removed} />
      <SuggestionList heading={text('tickets-recommendations')} suggestions={recommended} />
    </>
  )
}

/** General admission is what it is called; every other event is added to the order. */
const addLabel = (mode: string) =>
  eventMode(mode) === 'GA' ? 'tickets-add-admission' : 'tickets-add-to-order'

const SuggestionList = ({
  heading,
  suggestions,
}: {
  heading: string
  suggestions: readonly Suggestion[]
}) => {
  const text = useText()
  const offerWords = useOfferWords()
  if (suggestions.length === 0) return null
  return (
    <Section heading={heading} step="title">
      <ul className={styles.list}>
        {suggestions.map(({ id, name, picture, shortDescription, offer, mode, detailHref }) => (
          <li key={id} className={styles.item}>
            <div className={styles.picture}>
              <Picture picture={picture} shape="fill" sizes="(min-width: 42.5em) 15rem, 6rem" decorative />
            </div>
            <div className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.description}>{shortDescription}</span>
              {offer ? <span className={styles.offer}>{offerWords(offer)}</span> : null}
            </div>
            <div className={styles.action}>
              <Button
                tone="secondary"
                size="small"
                name="intent"
                value={intentValue({ name: 'add', eventId: id })}
                aria-label={`${text(addLabel(mode))}: ${name}`}
              >
                {text(addLabel(mode))}
              </Button>
              <Link
                href={detailHref}
                className={styles.more}
                aria-label={text('tickets-learn-more-about', { name })}
              >
                {text('tickets-learn-more')}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
