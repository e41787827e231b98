import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { OwnCard, type OwnCardView } from './own-card.tsx'
import * as styles from './own-cards.css.ts'

/** Somebody's card of a membership: whose it is, and what scanners read from it. */
export type PersonCard = { id: string; holder: string; code: OwnCardView['code'] }

type OwnCardsProps = { card: OwnCardView; cards: readonly PersonCard[] }

/** The card of a membership; where several people have one, the card of each with its own code, to be leafed through. */
export const OwnCards = ({ card, cards }: OwnCardsProps) => {
  const text = useText()
  if (cards.length < 2) return <OwnCard {...card} />
  // What scrolls sideways is reached by the keyboard.
  const leafed = {
    role: 'group',
    tabIndex: 0,
    'aria-label': text('membership-profile-cards', { count: cards.length }),
  }
  return (
    <div className={styles.deck} {...leafed}>
      {cards.map(({ id, ...person }) => (
        <OwnCard
          key={id}
          {...card}
          {...person}
          codeName={text('membership-door-code', { name: person.holder })}
        />
      ))}
    </div>
  )
}
