import { STAGE, STAGE_LAST_NAME, type StageMember, stageMembershipId } from '#app/rules/scenes/stage-venue.ts'
import type { SceneVisitor } from './scene-visitor.ts'

const HOUR_MS = 3_600_000

/** Recognised as somebody of the stage. False where the venue has no level that could be held. */
export async function becomeMember({ be, venue, now }: SceneVisitor, part: StageMember): Promise<boolean> {
  if (!venue.membershipCategories.some(({ auxiliary }) => !auxiliary)) return false
  await be({
    member: {
      membershipIds: [stageMembershipId(part)],
      name: `${STAGE.visitor.firstName} ${STAGE_LAST_NAME}`,
      verifiedUntil: new Date(now().getTime() + HOUR_MS).toISOString(),
      isExpired: part === 'lapsed',
    },
  })
  return true
}
