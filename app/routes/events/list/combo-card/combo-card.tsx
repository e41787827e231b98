import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { sizes } from '../event-card/event-card.css.ts'
import { FromPrice } from '../event-card/from-price.tsx'
import * as styles from './combo-card.css.ts'

export type ComboCardProps = {
  id: string
  name: string
  text: string
  picture: PictureSource | null
  /** Thumbnails of its parts. */
  parts: readonly string[]
  /** Names of the parts that always belong to it. */
  includes: readonly string[]
  href: string
  ticketsHref: string
  /** Cents; null when nothing is for sale. */
  price: number | null
  /** Cents less than its parts cost one by one; 0 when that is not known. */
  saving: number
}

/** Several events as one. */
export const ComboCard = ({
  name,
  text: words,
  picture,
  parts,
  includes,
  href,
  ticketsHref,
  price,
  saving,
}: ComboCardProps) => {
  const text = useText()
  const { money } = useMoney()
  return (
    <Card
      href={href}
      heading={name}
      picture={<Picture picture={picture} sizes={sizes} decorative />}
      flags={
        saving > 0 ? (
          <Tag tone="badge">{text('event-card-saving', { amount: money(saving) })}</Tag>
        ) : undefined
      }
      text={words}
      facts={
        <span className={styles.includes}>
          {parts.length > 1 ? <Parts thumbnails={parts} /> : null}
          <span>{includes.join(' + ')}</span>
        </span>
      }
      foot={
        <>
          <FromPrice price={price} retail={null} />
          <ButtonLink href={ticketsHref} size="small" tone="secondary">
            {text('event-card-buy-combo')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Small overlapping pictures; the names beside them say the same. */
const Parts = ({ thumbnails }: { thumbnails: readonly string[] }) => (
  <span className={styles.parts} aria-hidden="true">
    {thumbnails.map((thumbnail, position) => (
      <img
        key={position}
        src={thumbnail}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className={styles.part}
      />
    ))}
  </span>
)
