import type { Cents } from '#app/rules/money/cents.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { MemberPrompt, type MemberPromptProps } from '#app/ui/membership-card/member-prompt.tsx'
import { Heading, Page, Section } from '#app/ui/page/page.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './start.css.ts'

export type LevelRow = {
  id: string
  name: string
  about: string
  /** the first price of its first offering; null where it has none now. `who`: empty where the level says it; `qualifies`: who may have it, where nobody else can */
  price: { amount: Cents; who: string; qualifies: string; term: string } | null
  href: string
}

export type StartPageProps = {
  picture: PictureSource | null
  prompt: MemberPromptProps
  /** null where the venue sells none now */
  joinHref: string | null
  levels: LevelRow[]
}

/** What membership means here, and the way to one (MEM-051). */
export const StartPage = ({ picture, prompt, joinHref, levels }: StartPageProps) => {
  const text = useText()
  return (
    <Page className={styles.page}>
      <div className={styles.lead}>
        <div className={styles.words}>
          <Heading level={1} step="poster">
            {text('membership-heading')}
          </Heading>
          <RichWords reference="membership-info" className={styles.info} />
          <RichWords reference="membership-description" />
          {joinHref ? (
            <ButtonLink href={joinHref} size="large" iconEnd="arrow-end" className={styles.join}>
              {text('membership-view-all')}
            </ButtonLink>
          ) : null}
        </div>
        {picture ? (
          <Picture picture={picture} sizes="(min-width: 62.5em) 40rem, 100vw" decorative priority />
        ) : null}
      </div>
      <MemberPrompt {...prompt} />
      {levels.length > 0 ? (
        <Section heading={text('membership-levels-heading')}>
          <ul className={styles.rows}>
            {levels.map(level => (
              <Row key={level.id} {...level} />
            ))}
          </ul>
        </Section>
      ) : null}
    </Page>
  )
}

const Row = ({ name, about, price, href }: LevelRow) => {
  const text = useText()
  return (
    <li>
      <Link href={href} className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about}</span>
        {price ? (
          <>
            <span className={styles.price}>
              <Price amount={price.amount} />
            </span>
            <span className={styles.who}>
              <span>{price.who ? text('membership-price-of', price) : price.term}</span>
              {price.qualifies ? <span>{price.qualifies}</span> : null}
            </span>
          </>
        ) : null}
        <Icon name="chevron-end" className={styles.onward} />
      </Link>
    </li>
  )
}
