import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutData } from '../checkout-model.ts'
import type { MemberInfo, MembershipPanel } from './member-info-model.ts'
import * as styles from './member-info-step.css.ts'

type InvalidMembershipProps = { panel: MembershipPanel; memberInfo: MemberInfo }

/** A membership that cannot be bought as the order is: why, what it needs, and every way on (CHK-026). */
export const InvalidMembership = ({ panel, memberInfo }: InvalidMembershipProps) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const { id, name, neededLevels } = panel
  return (
    <div className={styles.invalid}>
      <NoticeLine tone="critical" id="member-info-invalid">
        {text('member-info-invalid')}
      </NoticeLine>
      {neededLevels.length > 0 ? <p>{text('member-info-needs', { name, levels: neededLevels })}</p> : null}
      <div className={styles.ways}>
        {neededLevels.length > 0 ? <MembershipWays {...memberInfo} /> : <EditOrder />}
        <Form method="post">
          <Button tone="quiet" name="intent" value={`dropMembership:${id}`} busy={busy}>
            {text('member-info-drop')}
          </Button>
        </Form>
      </div>
    </div>
  )
}

const MembershipWays = ({ verifyHref, joinHref }: Pick<MemberInfo, 'verifyHref' | 'joinHref'>) => {
  const text = useText()
  return (
    <>
      <ButtonLink href={verifyHref}>{text('member-info-verify')}</ButtonLink>
      {joinHref ? (
        <ButtonLink href={joinHref} tone="secondary">
          {text('member-info-join')}
        </ButtonLink>
      ) : null}
    </>
  )
}

const EditOrder = () => {
  const { editHref } = useLoaderData<CheckoutData>()
  return <ButtonLink href={editHref}>{useText()('checkout-error-fix')}</ButtonLink>
}
