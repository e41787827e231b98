import { Heading } from '#app/ui/page/page.tsx'
import { MoneyList, useMoney } from '#app/ui/price/money-format.tsx'
import { type PartyAmount, PartyPrice } from '#app/ui/price/party-price.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { type SavingProps, useSavingText } from '#app/ui/price/saving.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './order-panel.css.ts'

type PersonPrices = readonly {
  id: string
  name: string
  description: string
  price: number
  retail: number
  /** what members pay, where the visitor is none and they pay less */
  memberPrice: number | null
}[]

export type PricesProps = {
  /** Cents; `retail` is more than `price` where the visitor pays less. */
  prices: PersonPrices
  /** What each group of times costs, in words and cents, where not all cost the same */
  timedPrices: readonly { times: string; prices: PersonPrices }[]
  forMembers: boolean
  membersOnly: boolean
  /** Of a combo, against its cheapest parts. */
  saving: SavingProps | null
  /** What those who are coming pay together; null where it is not known who comes, or what they pay. */
  party: PartyAmount | null
}

/** Who pays how much, one under the other. */
export const Prices = ({ prices, timedPrices, forMembers, membersOnly, saving, party }: PricesProps) => {
  const text = useText()
  const groups = timedPrices.length > 0 ? timedPrices : [{ times: '', prices }]
  const amounts = groups.flatMap(group =>
    group.prices.flatMap(({ price, retail, memberPrice }) => [price, retail, memberPrice ?? price]),
  )
  const isFree = amounts.every(amount => amount === 0)
  return (
    <div className={styles.prices}>
      <Heading level={3} step="label">
        {text('event-detail-price')}
      </Heading>
      {isFree ? (
        <p className={styles.name}>{text(membersOnly ? 'event-card-member-free' : 'event-detail-free')}</p>
      ) : null}
      <MoneyList amounts={amounts}>
        {isFree ? null : isOneTable(groups) ? (
          <TimedTable groups={groups} forMembers={forMembers} />
        ) : (
          groups.map(group => (
            <div key={group.times} className={styles.timed}>
              {group.times ? <p className={styles.timesOf}>{group.times}</p> : null}
              <ul className={styles.rows}>
                {group.prices.map(price => (
                  <li key={price.id} className={styles.row}>
                    <Person {...price} />
                    <PersonPrice price={price} forMembers={forMembers} />
                  </li>
                ))}
              </ul>
            </div>
          ))
        )}
      </MoneyList>
      {party && (!isFree || party.most > 0) ? (
        <p className={styles.forAll}>
          <PartyPrice {...party} />
        </p>
      ) : null}
      {saving ? <ComboSaving {...saving} /> : null}
    </div>
  )
}

/** Two prices of the same people stand beside each other; more have no room for it. */
const isOneTable = ([first, second, ...more]: PricesProps['timedPrices']) => {
  const peopleOf = (group: PricesProps['timedPrices'][number]) => group.prices.map(({ id }) => id).join()
  return first && second && more.length === 0 ? peopleOf(first) === peopleOf(second) : false
}

/** Who pays how much at which times: a row for each person, a column for the times of each price. */
const TimedTable = ({ groups, forMembers }: { groups: PricesProps['timedPrices']; forMembers: boolean }) => {
  const text = useText()
  const people = groups[0]?.prices ?? []
  return (
    <table className={styles.table} aria-label={text('event-detail-price')}>
      <thead>
        <tr>
          <td />
          {groups.map(({ times }) => (
            <th key={times} scope="col" className={styles.column}>
              {times}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person, place) => (
          <tr key={person.id} className={styles.personRow}>
            <th scope="row" className={styles.person}>
              <Person {...person} />
            </th>
            {groups.map(({ times, prices }) => (
              <td key={times} className={styles.amount}>
                <PersonPrice price={prices[place] ?? person} forMembers={forMembers} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Person = ({ name, description }: Pick<PersonPrices[number], 'name' | 'description'>) => (
  <span className={styles.who}>
    <span className={styles.name}>{name}</span>
    {description ? <span className={styles.about}>{description}</span> : null}
  </span>
)

type PersonPriceProps = { price: PersonPrices[number]; forMembers: boolean }

const PersonPrice = ({ price: { price, retail, memberPrice }, forMembers }: PersonPriceProps) => {
  const text = useText()
  const { price: money } = useMoney()
  const members = forMembers && price < retail ? price : memberPrice
  const memberWords = (cents: number) =>
    cents > 0 ? text('event-card-member-price', { price: money(cents) }) : text('event-card-member-free')
  return (
    <Price
      amount={price}
      retail={retail}
      retailLabel={text('event-card-regular-price', { price: money(retail) })}
      note={members === null ? undefined : memberWords(members)}
    />
  )
}

const ComboSaving = (saving: SavingProps) => {
  const text = useText()
  const words = useSavingText()
  return <p className={styles.saving}>{text('event-detail-saving-against', { saving: words(saving) })}</p>
}
