import { isScriptlessPage } from '#editor/preview/answer-scripting.ts'
import '#theme/texts/runtime/preview-port.ts'

/** Whether a page in the frame is a mail or a pass: a page of the shop has a port, but for one that is shown without scripts. */
export const isMailPage = (page: Document): boolean =>
  !page.defaultView?.marqueePreview && !isScriptlessPage(page)
