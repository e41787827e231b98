import * as styles from '#app/ui/membership-card/membership-card.css.ts'
import { MembershipCard } from '#app/ui/membership-card/membership-card.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Levels to choose from; where there is none that is said (MEM-283). */
export const MembershipList = ({
  cards,
  level = 2,
}: {
  cards: readonly MembershipCardModel[]
  level?: 2 | 3
}) => {
  const text = useText()
  if (cards.length === 0) return <p>{text('membership-none-found')}</p>
  return (
    <ul className={styles.list}>
      {cards.map((card, place) => (
        <li key={card.id} className={styles.item}>
          <MembershipCard card={card} level={level} priority={place === 0} />
        </li>
      ))}
    </ul>
  )
}
