import type { ReactNode } from 'react'
import type { BrandText } from '#app/rules/checkout/card-fields.ts'
import { brandOfPrefix } from '#app/rules/checkout/card-fields.ts'
import { IconButton } from '#app/ui/button/button.tsx'
import { FieldError, FieldGroup } from '#app/ui/field/field.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './card-fields.css.ts'
import { CARD_PLACE, type CardPage } from './card-page.ts'
import type { CardEntryState } from './use-card-entry.ts'

type CardFieldsProps = { page: CardPage; entry: CardEntryState }

/**
 * The card. Its fields are the gateway's own, in a frame of another origin: what is typed there is never on our page. Without
 * scripts there are none, and the gateway's page asks for the card.
 */
export const CardFields = ({ page, entry }: CardFieldsProps) => {
  const isOneLine = page.expiry === 'one'
  return (
    <CardGroup page={page}>
      {entry.usesPage ? (
        <HostedCard page={page} />
      ) : (
        <>
          <noscript>
            <HostedCard page={page} />
          </noscript>
          <div className={styles.card}>
            <SpokenBrands brands={page.brands} current={brandOfPrefix(entry.prefix)} />
            <div
              id={CARD_PLACE}
              ref={entry.place}
              className={styles.place}
              tabIndex={-1}
              data-invalid={Object.keys(entry.marks).length > 0 || undefined}
            />
            {page.cardPlace.kind === 'script' ? <CardProblem marks={entry.marks} /> : null}
            {isOneLine ? null : <CvcHelp />}
          </div>
          <RichWords reference="payment-secure-note" className={styles.note} />
        </>
      )}
    </CardGroup>
  )
}

type CardGroupProps = { page: Pick<CardPage, 'layout'>; children: ReactNode }

/** On one page the heading of the payment stands right above: the name of the group is for those who listen. */
export const CardGroup = ({ page, children }: CardGroupProps) => {
  const text = useText()
  const name = text('payment-card-heading')
  return page.layout === 'page' ? (
    <fieldset aria-label={name}>{children}</fieldset>
  ) : (
    <FieldGroup legend={name} size="large">
      {children}
    </FieldGroup>
  )
}

/** The card is entered on the gateway's page, which comes next: whoever is led to the card is led here. */
const HostedCard = ({ page: { hasCardPage } }: Pick<CardFieldsProps, 'page'>) => {
  const text = useText()
  if (!hasCardPage) return <p>{text('payment-script-note')}</p>
  return (
    <div id={CARD_PLACE} tabIndex={-1}>
      <input type="hidden" name="scriptless" value="yes" />
      <p>{text('payment-hosted-note')}</p>
    </div>
  )
}

/** What is wrong with the card, where the gateway's fields cannot be marked from here. */
const CardProblem = ({ marks }: Pick<CardEntryState, 'marks'>) => (
  <FieldError id="checkout-card-error" message={Object.values(marks)[0]} />
)

const CvcHelp = () => {
  const text = useText()
  const help = text('payment-cvc-help')
  return (
    <div className={styles.cvcHelp}>
      <span className={styles.pointHelp}>
        <Tooltip words={help}>
          <IconButton icon="info" label={text('payment-cvc-help-label')} />
        </Tooltip>
        <span className={styles.pointWords} aria-hidden="true">
          {text('payment-cvc-help-label')}
        </span>
      </span>
      <span className={styles.touchHelp}>{help}</span>
    </div>
  )
}

type BrandsProps = {
  brands: readonly BrandText[] /** that of the number which is typed */
  current: BrandText | null
}

/** The marks stand in the field of the number, where the gateway draws them: all that are taken, then that of the card. */
const SpokenBrands = ({ brands, current }: BrandsProps) => {
  const text = useText()
  const words = [
    text('payment-accepted-cards'),
    ...brands.filter(brand => !current || brand === current).map(brand => text(brand)),
  ]
  return <VisuallyHidden>{words.join(' ')}</VisuallyHidden>
}
