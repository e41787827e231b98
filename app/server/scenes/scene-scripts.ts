import type { StagedScene } from '#app/rules/scenes/staged-scenes.ts'
import { answerScenes } from './answer-scenes.ts'
import { boughtScenes } from './bought-scenes.ts'
import { cartPressScenes } from './cart-press-scenes.ts'
import { cartRefusalScenes } from './cart-refusal-scenes.ts'
import { checkoutScenes } from './checkout-scenes.ts'
import { choiceScenes } from './choice-scenes.ts'
import { deviceScenes } from './device-scenes.ts'
import { everythingScenes } from './everything-scenes.ts'
import { mailScenes } from './mail-scenes.ts'
import { memberScenes } from './member-scenes.ts'
import { orderChangeScenes } from './order-change-scenes.ts'
import { orderScenes } from './order-scenes.ts'
import { refusedScenes } from './refused-scenes.ts'
import type { SceneScript } from './scene-script.ts'

/** How each scene comes about: what a visitor does until it shows. */
export const sceneScripts: Record<StagedScene, SceneScript> = {
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
}
