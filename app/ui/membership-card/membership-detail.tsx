import { Icon } from '#app/ui/icon/icon.tsx'
import { Benefits } from '#app/ui/membership-card/benefits.tsx'
import { CardActions } from '#app/ui/membership-card/card-actions.tsx'
import { HeldTag } from '#app/ui/membership-card/held-tag.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import * as styles from '#app/ui/membership-card/membership-detail.css.ts'
import { OfferingPrices } from '#app/ui/membership-card/offering-prices.tsx'
import { Heading, Section } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { ProseText, type ProseTextBlock } from '#app/ui/rich-text/prose-text.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type MembershipDetailProps = {
  card: MembershipCardModel
  /** what a member should know */
  info: ProseTextBlock[]
}

/** A level on a page of its own: what it is, every way to buy it, everything it gives (MEM-091). */
export const MembershipDetail = ({ card, info }: MembershipDetailProps) => {
  const text = useText()
  return (
    <div className={styles.columns}>
      <div className={styles.lead}>
        <Picture
          picture={card.picture}
          shape="band"
          sizes="(min-width: 62.5em) 50rem, 100vw"
          decorative
          priority
        />
        <Head {...card} />
      </div>
      <div className={styles.panel}>
        <Options card={card} />
      </div>
      <div className={styles.rest}>
        {card.benefits.shown.length > 0 ? (
          <Section heading={text('membership-benefits')}>
            <Benefits name={card.name} benefits={card.benefits} />
          </Section>
        ) : null}
        {info.length > 0 ? (
          <div className={styles.info}>
            <Icon name="info" className={styles.sign} />
            <ProseText blocks={info} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

const Head = ({ name, lead, more, holders, isCurrent, ended }: MembershipCardModel) => {
  const text = useText()
  return (
    <div className={styles.head}>
      <HeldTag isCurrent={isCurrent} ended={ended} />
      <Heading level={1}>{name}</Heading>
      {lead ? <p className={styles.about}>{lead}</p> : null}
      {more.length > 0 ? <ProseText blocks={more} /> : null}
      {holders > 1 ? (
        <p className={styles.holders}>
          <Icon name="people" />
          {text('membership-holders', { count: holders })}
        </p>
      ) : null}
    </div>
  )
}

/** Every way to buy it, each price the way to its order (MEM-098); one button for all of them only where there is one. */
const Options = ({ card }: { card: MembershipCardModel }) => {
  const text = useText()
  const rows = card.offerings.flatMap(({ prices }) => prices.filter(({ href }) => href))
  const [first] = card.actions
  const inRows = rows.length > 1 && first?.kind === 'join'
  const isOnly = card.offerings.flatMap(({ prices }) => prices).length === 1 && first !== undefined
  const choice = isOnly ? null : inRows ? text('membership-join') : undefined
  return (
    <section className={styles.options} aria-labelledby="membership-options">
      <Heading level={2} step="title" id="membership-options">
        {text('membership-options')}
      </Heading>
      {card.offerings.map(offering => (
        <OfferingPrices key={offering.id} offering={offering} choice={choice} />
      ))}
      <CardActions
        {...card}
        actions={card.actions.filter(({ kind }) => !(inRows && kind === 'join'))}
        hasMain={!inRows}
      />
    </section>
  )
}
