import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import type { PartyAmount } from '#app/ui/price/party-price.tsx'
import { Saving, type SavingProps } from '#app/ui/price/saving.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { sizes } from '../event-card/event-card.css.ts'
import { FromPrice } from '../event-card/from-price.tsx'
import * as styles from './combo-card.css.ts'

export type ComboCardProps = {
  id: string
  name: string
  text: string
  /** Its own, or those of two parts. */
  pictures: readonly PictureSource[]
  /** What is in it: 'A Day at the Aquarium', 'any 2 of 5'. */
  includes: readonly string[]
  href: string
  ticketsHref: string
  /** Cents; null when nothing is for sale. */
  price: number | null
  /** Cents: the least that members pay, where the visitor is none. */
  memberPrice: number | null
  party: PartyAmount | null
  /** Against its cheapest parts. */
  saving: SavingProps | null
}

/** Several events as one. */
export const ComboCard = ({
  name,
  text: words,
  pictures,
  includes,
  href,
  ticketsHref,
  price,
  memberPrice,
  party,
  saving,
}: ComboCardProps) => {
  const text = useText()
  return (
    <Card
      href={href}
      heading={name}
      picture={<ComboPicture pictures={pictures} />}
      flags={
        saving ? (
          <Tag tone="badge">
            <Saving {...saving} />
          </Tag>
        ) : undefined
      }
      text={words}
      facts={<span>{includes.join(' + ')}</span>}
      foot={
        <>
          <FromPrice price={price} memberPrice={memberPrice} retail={null} party={party} />
          <ButtonLink href={ticketsHref} size="small">
            {text('event-card-buy-combo')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Two parts side by side look like no event's card. */
const ComboPicture = ({ pictures }: Pick<ComboCardProps, 'pictures'>) =>
  pictures.length < 2 ? (
    <Picture picture={pictures[0] ?? null} sizes={sizes} decorative />
  ) : (
    <div className={styles.pair}>
      {pictures.map(picture => (
        <span key={picture.screen} className={styles.half}>
          <Picture picture={picture} shape="fill" sizes="14rem" decorative />
        </span>
      ))}
    </div>
  )
