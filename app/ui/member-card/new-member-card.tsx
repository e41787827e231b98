import type { MemberCardView } from '#app/ui/bought-order/bought-order.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as styles from './member-card.css.ts'

/** A membership that was bought, as the card it is: level, who comes in with it, its number and how long it holds. */
export const NewMemberCard = ({
  card: { level, offering, gift, people, number, valid },
}: {
  card: MemberCardView
}) => (
  <article className={styles.card} aria-label={level}>
    <header className={styles.head}>
      <div>
        <h2 className={styles.level}>{level}</h2>
        <p className={styles.small}>{gift ?? offering}</p>
      </div>
      <Icon name={gift ? 'gift' : 'heart'} className={styles.sign} />
    </header>
    <ul className={styles.people}>
      {people.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </ul>
    <footer>
      <p className={styles.number}>{number}</p>
      <p className={styles.small}>{valid}</p>
    </footer>
  </article>
)
