import { ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { useOfferWords } from '../../suggestions/use-offer-words.ts'
import * as styles from './event-block.css.ts'
import type { SimilarEvent } from './event-model.ts'

/** Something to do on the day after all: another event with room for everybody, and its tickets. */
export const SimilarOfDay = ({
  name,
  offer,
  href,
  ticketsHref,
  leads,
}: SimilarEvent & { /** it is the main button of the page */ leads: boolean }) => {
  const text = useText()
  const offerWords = useOfferWords()
  return (
    <div className={styles.similar}>
      <p className={styles.similarLabel}>{text('tickets-similar')}</p>
      <div className={styles.similarOffer}>
        <Link href={href} className={styles.similarName}>
          {name}
        </Link>
        <span className={styles.similarWords}>{offerWords(offer)}</span>
        <ButtonLink
          href={ticketsHref}
          tone={leads ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${text('tickets-buy-tickets')}: ${name}`}
        >
          {text('tickets-buy-tickets')}
        </ButtonLink>
      </div>
    </div>
  )
}
