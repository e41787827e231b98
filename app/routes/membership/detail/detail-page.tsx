import { Icon } from '#app/ui/icon/icon.tsx'
import { BackLink } from '#app/ui/link/back-link.tsx'
import { Benefits } from '#app/ui/membership-card/benefits.tsx'
import { CardActions } from '#app/ui/membership-card/card-actions.tsx'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { OfferingPrices } from '#app/ui/membership-card/offering-prices.tsx'
import { Heading, Page, Section } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { ProseText, type ProseTextBlock } from '#app/ui/rich-text/prose-text.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import * as styles from './detail.css.ts'

export type DetailPageProps = {
  card: MembershipCardModel
  /** what a member should know */
  info: ProseTextBlock[]
  /** the auxiliary groups that go with it */
  variants: MembershipCardModel[]
  backHref: string
}

/** One level: what it is, every way to buy it, everything it gives (MEM-059). */
export const DetailPage = ({ card, info, variants, backHref }: DetailPageProps) => {
  const text = useText()
  return (
    <Page className={styles.page}>
      <BackLink href={backHref}>{text('membership-all')}</BackLink>
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
      {variants.length > 0 ? (
        <Section heading={text('membership-auxiliary-heading')}>
          <MembershipList cards={variants} level={3} />
        </Section>
      ) : null}
    </Page>
  )
}

const Head = ({ name, lead, more, holders, isCurrent }: MembershipCardModel) => {
  const text = useText()
  return (
    <div className={styles.head}>
      {isCurrent ? (
        <Tag tone="badge" icon="check">
          {text('membership-current')}
        </Tag>
      ) : null}
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

/** Every way to buy it, each price the way to its order (MEM-098), and the one button. */
const Options = ({ card }: { card: MembershipCardModel }) => {
  const text = useText()
  return (
    <section className={styles.options} aria-labelledby="membership-options">
      <Heading level={2} step="title" id="membership-options">
        {text('membership-options')}
      </Heading>
      {card.offerings.map(offering => (
        <OfferingPrices key={offering.id} offering={offering} />
      ))}
      <CardActions {...card} />
    </section>
  )
}
