import { ButtonLink } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { PassButtons } from '#app/ui/passes/pass-buttons.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { MembershipView } from './membership-view.ts'
import * as styles from './membership-ways.css.ts'

/** How many quiet buttons are in sight below the one to press. */
const SHOWN_WAYS = 2

type MembershipWaysProps = Pick<
  MembershipView,
  'doorHref' | 'passes' | 'renewHref' | 'renewText' | 'upgradesHref'
>

/** What can be done with a membership: one button to press, two quiet ones beside each other, and the rest folded below them. */
export const MembershipWays = (membership: MembershipWaysProps) => {
  const text = useText()
  const { main, quiet } = useWays(membership)
  const folded = quiet.slice(SHOWN_WAYS)
  if (!main && quiet.length === 0) return null
  return (
    <div className={styles.ways}>
      {main}
      {quiet.length > 0 ? <div className={styles.quiet}>{quiet.slice(0, SHOWN_WAYS)}</div> : null}
      {folded.length > 0 ? (
        <Disclosure summary={text('membership-profile-more-ways')}>
          <div className={styles.quiet}>{folded}</div>
        </Disclosure>
      ) : null}
    </div>
  )
}

/** At the door the card is shown first; one that lets nobody in is renewed first. */
function useWays({ doorHref, passes, renewHref, renewText, upgradesHref }: MembershipWaysProps) {
  const text = useText()
  const door = doorHref ? (
    <ButtonLink icon="ticket" href={doorHref} wide>
      {text('membership-door')}
    </ButtonLink>
  ) : null
  const renew = renewHref ? (
    <ButtonLink
      key="renew"
      href={renewHref}
      tone={door ? 'secondary' : 'primary'}
      size={door ? 'small' : 'regular'}
      wide
    >
      {text(renewText)}
    </ButtonLink>
  ) : null
  const upgrade = upgradesHref ? (
    <ButtonLink key="upgrade" href={upgradesHref} tone="secondary" size="small">
      {text('membership-view-upgrades')}
    </ButtonLink>
  ) : null
  const wallets = passes.map(link => <PassButtons key={link.href} links={[link]} />)
  const quiet = [door ? renew : null, ...wallets, upgrade].filter(way => way !== null)
  return { main: door ?? renew, quiet }
}
