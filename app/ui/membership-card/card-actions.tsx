import { ButtonLink, type ButtonTone } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'
import * as styles from '#app/ui/membership-card/card-actions.css.ts'
import type { CardActionKind, MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const labels = {
  renew: 'membership-renew',
  rejoin: 'membership-rejoin',
  upgrade: 'membership-upgrade',
  join: 'membership-join',
  gift: 'membership-gift',
} as const satisfies Record<Exclude<CardActionKind, 'change'>, string>

const icons: Partial<Record<CardActionKind, IconName>> = { gift: 'gift' }

type CardActionsProps = Pick<
  MembershipCardModel,
  'name' | 'actions' | 'upgradesHref' | 'required' | 'goesWith' | 'withOrder'
> & {
  /** false where the main one stands elsewhere, and the others stay quiet */
  hasMain?: boolean
}

/** What can be done with a level: one button, and quieter ones beside it (MEM-094, MEM-095). */
export const CardActions = ({
  name,
  actions,
  upgradesHref,
  required,
  goesWith,
  withOrder,
  hasMain = true,
}: CardActionsProps) => {
  const text = useText()
  const wordsOf = useActionWords()
  const toneOf = (place: number): ButtonTone => (place === 0 && hasMain ? 'primary' : 'quiet')
  return (
    <div className={styles.actions}>
      {required ? <Requirement required={required} goesWith={goesWith} /> : null}
      {!required && goesWith.length > 0 ? (
        <p className={styles.condition}>{text('membership-only-with', { levels: goesWith })}</p>
      ) : null}
      {withOrder ? <WithOrder {...withOrder} /> : null}
      {actions.map(({ kind, href }, place) => (
        <ButtonLink
          key={kind}
          href={href}
          tone={toneOf(place)}
          icon={icons[kind]}
          wide
          {...wordsOf(kind, name)}
        />
      ))}
      {upgradesHref ? (
        <ButtonLink href={upgradesHref} tone="secondary" wide>
          {text('membership-view-upgrades')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

/** What the visitor's order comes to with the level, before it is in it. */
const WithOrder = ({ total, saved }: NonNullable<MembershipCardModel['withOrder']>) => {
  const text = useText()
  const { money } = useMoney()
  return (
    <p className={styles.withOrder}>
      <Icon name="ticket" className={styles.withOrderSign} />
      <span>{text('membership-with-order', { total: money(total), saved: money(saved) })}</span>
    </p>
  )
}

/** What stands on a button, and its name where that tells more; a change names the level itself. */
function useActionWords() {
  const text = useText()
  return (kind: CardActionKind, name: string) => {
    if (kind === 'change') return { children: text('membership-change-to', { name }) }
    const action = text(labels[kind])
    return { children: action, 'aria-label': text('membership-action-of', { action, name }) }
  }
}

const prompts = { renew: 'membership-required-renew', verify: 'membership-required-verify' } as const

/** A level that needs a membership which the visitor does not have (MEM-148). */
const Requirement = ({
  required,
  goesWith,
}: {
  required: NonNullable<MembershipCardModel['required']>
  goesWith: readonly string[]
}) => {
  const text = useText()
  return (
    <div className={styles.requirement}>
      <NoticeLine tone="warning">
        <strong>{text('membership-required')}</strong>
        {goesWith.length > 0 ? <> {text('membership-goes-with', { levels: goesWith })}</> : null}
      </NoticeLine>
      <ButtonLink href={required.href} tone="secondary" wide>
        {text(prompts[required.kind])}
      </ButtonLink>
      {required.joinHref ? (
        <ButtonLink href={required.joinHref} tone="quiet" wide>
          {text('membership-view-all')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
