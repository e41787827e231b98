import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { isPressedScene, pressedScenes } from '#app/rules/scenes/pressed-scenes.ts'
import { isStagedScene, type PlayedScene, type StagedScene } from '#app/rules/scenes/staged-scenes.ts'
import { accountScenes } from './account-scenes.ts'
import { answerScenes } from './answer-scenes.ts'
import type { AsIf, AsIfScene } from './as-if.ts'
import { asIfScenes } from './as-if-scenes.ts'
import { boughtScenes } from './bought-scenes.ts'
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
import { seldomScenes } from './seldom-scenes.ts'
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
}

/** Nothing has happened: a page as somebody meets it who has just come. */
const visit: SceneScript = async ({ tenantId }) => page(eventsListHref({ tenantId }))

const beginningOf = (scene: PlayedScene) => (isPressedScene(scene) ? pressedScenes[scene] : scene)

/** What is done until a scene shows; one with presses begins as another one, which nobody else is in. */
export function scriptOf(scene: PlayedScene): SceneScript {
  const beginning = beginningOf(scene)
  if (!isStagedScene(beginning)) return visit
  return isAsIf(beginning) ? asIfScenes[beginning].script : sceneScripts[beginning]
}

/** How the venue is otherwise in a scene; undefined where it is as it is. */
export function asIfOf(scene: PlayedScene): AsIf | undefined {
  const beginning = beginningOf(scene)
  const scenes: Partial<Record<string, AsIfScene>> = asIfScenes
  return scenes[beginning]?.asIf
}

const isAsIf = (scene: StagedScene): scene is keyof typeof asIfScenes => Object.hasOwn(asIfScenes, scene)
