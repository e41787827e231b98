import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { beginningOf, isPressedScene } from '#app/rules/scenes/pressed-scenes.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { isStagedScene, type StagedScene } from '#app/rules/scenes/staged-scenes.ts'
import { accountScenes } from './account-scenes.ts'
import { answerScenes } from './answer-scenes.ts'
import type { AsIf, AsIfScene } from './as-if.ts'
import { asIfScenes } from './as-if-scenes.ts'
import { boughtScenes } from './bought-scenes.ts'
import { cardScenes } from './card-scenes.ts'
import { cartPressScenes } from './cart-press-scenes.ts'
import { cartRefusalScenes } from './cart-refusal-scenes.ts'
import { checkoutScenes } from './checkout-scenes.ts'
import { choiceScenes } from './choice-scenes.ts'
import { deviceScenes } from './device-scenes.ts'
import { everythingScenes } from './everything-scenes.ts'
import { levelScenes } from './level-scenes.ts'
import { listScenes } from './list-scenes.ts'
import { mailScenes } from './mail-scenes.ts'
import { memberScenes } from './member-scenes.ts'
import { membershipOrderScenes } from './membership-order-scenes.ts'
import { orderAnswerScenes } from './order-answer-scenes.ts'
import { orderChangeScenes } from './order-change-scenes.ts'
import { orderScenes } from './order-scenes.ts'
import { paymentScenes } from './payment-scenes.ts'
import { changeScenes } from './policy-scenes.ts'
import { refusedScenes } from './refused-scenes.ts'
import { page, type SceneScript } from './scene-script.ts'
import { scriptlessScenes } from './scriptless-scenes.ts'
import { seldomScenes } from './seldom-scenes.ts'
import { visitScenes } from './visit-scenes.ts'
import { walletScenes } from './wallet-scenes.ts'

/** How each scene comes about: what a visitor does until it shows. */
const sceneScripts: Record<Exclude<StagedScene, keyof typeof asIfScenes>, SceneScript> = {
  ...orderScenes,
  ...checkoutScenes,
  ...boughtScenes,
  ...memberScenes,
  ...mailScenes,
  ...choiceScenes,
  ...everythingScenes,
  ...cartPressScenes,
  ...orderChangeScenes,
  ...refusedScenes,
  ...cartRefusalScenes,
  ...deviceScenes,
  ...answerScenes,
  ...seldomScenes,
  ...changeScenes,
  ...listScenes,
  ...orderAnswerScenes,
  ...paymentScenes,
  ...levelScenes,
  ...accountScenes,
  ...membershipOrderScenes,
  ...walletScenes,
  ...cardScenes,
  ...visitScenes,
  ...scriptlessScenes,
}

/** Nothing has happened: a page as somebody meets it who has just come. */
const visit: SceneScript = async ({ tenantId }) => page(eventsListHref({ tenantId }))

const playedFirst = (scene: SceneName) => (isPressedScene(scene) ? beginningOf(scene) : scene)

/** What is done until a scene shows; one with presses begins as another one, which nobody else is in. */
export function scriptOf(scene: SceneName): SceneScript {
  const beginning = playedFirst(scene)
  if (!isStagedScene(beginning)) return visit
  return isAsIf(beginning) ? asIfScenes[beginning].script : sceneScripts[beginning]
}

/** Scenes that are there in the main language alone: the offer of another one is made where none was chosen. */
export const isOfMainLanguage = (scene: SceneName): boolean => scene === 'list-as-languages'

/** How the venue is otherwise in a scene; undefined where it is as it is. */
export function asIfOf(scene: SceneName): AsIf | undefined {
  const beginning = playedFirst(scene)
  const scenes: Partial<Record<string, AsIfScene>> = asIfScenes
  return scenes[beginning]?.asIf
}

const isAsIf = (scene: StagedScene): scene is keyof typeof asIfScenes => Object.hasOwn(asIfScenes, scene)
