import type { MemberCardView } from '#app/ui/bought-order/bought-order.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Code } from '#app/ui/ticket/ticket.tsx'
import * as styles from './member-card.css.ts'

/** A membership that was bought, as the card it is: level, who comes in with it, its number and how long it holds. */
export const NewMemberCard = ({
  card: { level, offering, gift, people, codes, number, valid },
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
    {codes.length > 0 ? (
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={`${code.name} ${code.codePath.length}`}>
            <Code ticket={code} name={code.name} className={styles.code} />
          </li>
        ))}
      </ul>
    ) : null}
    <footer>
      <p className={styles.number}>{number}</p>
      <p className={styles.small}>{valid}</p>
    </footer>
  </article>
)
