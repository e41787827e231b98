import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Benefits } from '#app/ui/membership-card/benefits.tsx'
import { CardActions } from '#app/ui/membership-card/card-actions.tsx'
import { HeldTag } from '#app/ui/membership-card/held-tag.tsx'
import * as styles from '#app/ui/membership-card/membership-card.css.ts'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { OfferingPrices } from '#app/ui/membership-card/offering-prices.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { ProseText } from '#app/ui/rich-text/prose-text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type MembershipCardProps = { card: MembershipCardModel; level?: 2 | 3; priority?: boolean }

/** A level of membership in a list: what it is, what it costs, what it gives, and one button (MEM-091). */
export const MembershipCard = ({ card, level = 2, priority }: MembershipCardProps) => {
  const text = useText()
  const Heading = `h${level}` as const
  const { name, picture, holders, isCurrent, offerings, benefits, detailHref } = card
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <Heading className={styles.heading}>
          <Link href={detailHref} className={styles.link}>
            {name}
          </Link>
        </Heading>
        <Description {...card} />
        {holders > 1 ? (
          <p className={styles.holders}>
            <Icon name="people" />
            {text('membership-holders', { count: holders })}
          </p>
        ) : null}
      </div>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          shape="band"
          sizes="(min-width: 62.5em) 24rem, 100vw"
          decorative
          priority={priority}
        />
        {isCurrent ? (
          <div className={styles.flag}>
            <HeldTag {...card} />
          </div>
        ) : null}
      </div>
      <div className={styles.rest}>
        {offerings.map(offering => (
          <OfferingPrices key={offering.id} offering={offering} moreHref={detailHref} />
        ))}
        <Benefits name={name} benefits={benefits} />
        <div className={styles.foot}>
          <CardActions {...card} />
        </div>
      </div>
    </article>
  )
}

/** The first words; the others unfold under them (MEM-092). */
const Description = ({ name, lead, more }: Pick<MembershipCardModel, 'name' | 'lead' | 'more'>) => {
  const text = useText()
  if (!lead) return null
  return (
    <div>
      <p className={styles.lead}>{lead}</p>
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary className={styles.toggle}>
            <span className={styles.whenClosed}>{text('membership-show-more')}</span>
            <span className={styles.whenOpen}>{text('membership-show-less')}</span>
            <VisuallyHidden>: {name}</VisuallyHidden>
          </summary>
          <ProseText blocks={more} className={styles.details} />
        </details>
      ) : null}
    </div>
  )
}
