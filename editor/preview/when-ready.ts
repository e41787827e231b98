import '#theme/texts/runtime/preview-port.ts'

/** How often and how long a page in a frame is waited for, in milliseconds. */
const WAIT = { each: 60, times: 80 }

/** A page takes on a look at once; its words can be changed when its components stand, which is also when the look is sure to stay. */
export const whenReady = (page: Window, onReady: () => void): void => {
  onReady()
  const wait = (tries: number) => {
    if (page.marqueePreview || tries === 0) return onReady()
    setTimeout(() => wait(tries - 1), WAIT.each)
  }
  if (!page.marqueePreview) wait(WAIT.times)
}
