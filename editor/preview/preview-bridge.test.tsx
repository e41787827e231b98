import { afterEach, expect, test, vi } from 'vitest'
import { createPreviewBridge, type PreviewLook } from '#editor/preview/preview-bridge.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { VariableValues } from '#theme/variables.ts'

afterEach(() => vi.unstubAllGlobals())

/** The next picture of the screen, when the test says so. */
const pictures = () => {
  const waiting: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => waiting.push(draw))
  return { waiting, draw: () => waiting.splice(0).forEach(draw => draw(0)) }
}

/** A page in a frame that counts what is written to its root. */
const aPage = () => {
  const page = document.implementation.createHTMLDocument('page')
  page.body.innerHTML = '<div data-frame="surface" data-events="cards"></div>'
  const written: string[] = []
  const style = { setProperty: (property: string) => void written.push(property) }
  Object.defineProperty(page.documentElement, 'style', { value: style })
  Object.defineProperty(page, 'fonts', { value: { add: () => undefined } })
  const adopted: { rules: string }[] = []
  Object.defineProperty(page, 'adoptedStyleSheets', { value: adopted, writable: true })
  class NoFace {}
  class Sheet {
    rules = ''
    replaceSync(rules: string) {
      this.rules = rules
    }
  }
  const frame = { document: page, FontFace: NoFace, CSSStyleSheet: Sheet } as unknown as Window
  return { frame, page, written }
}

const look = (variables: VariableValues = {}): PreviewLook => compileTheme({ variables })

test('of several looks asked for between two pictures only the last is made', () => {
  const { waiting, draw } = pictures()
  const { frame } = aPage()
  const bridge = createPreviewBridge()
  bridge.attach(frame)
  const made: number[] = []
  const turn = (number: number) => () => {
    made.push(number)
    return look()
  }
  for (const number of [1, 2, 3]) bridge.paint(turn(number))
  expect([waiting.length, made]).toEqual([1, []])
  draw()
  expect(made).toEqual([3])
})

test('a new page gets everything, then only what changed is written', () => {
  const { draw } = pictures()
  const { frame, written } = aPage()
  const bridge = createPreviewBridge()
  bridge.attach(frame)
  bridge.paint(() => look())
  draw()
  expect(written.length).toBe(Object.keys(look().variables).length)
  written.length = 0
  bridge.paint(() => look({ 'motion-quick': 90 }))
  draw()
  expect(written).toEqual(['--mq-motion-quick'])
  bridge.attach(frame)
  written.length = 0
  bridge.paint(() => look())
  draw()
  expect(written.length).toBe(Object.keys(look().variables).length)
})

test('layouts stand where styles look for them', () => {
  const { draw } = pictures()
  const { frame, page } = aPage()
  const bridge = createPreviewBridge()
  bridge.attach(frame)
  bridge.paint(() => look({ 'layout-events': 'times', 'layout-frame': 'rule' }))
  draw()
  expect(page.querySelector('[data-frame]')).toMatchObject({ dataset: { events: 'times', frame: 'rule' } })
})

test('without a page, or with one that has gone, nothing happens', () => {
  const { draw } = pictures()
  const bridge = createPreviewBridge()
  bridge.paint(() => look())
  expect(draw).not.toThrow()
  bridge.attach({ document: null } as unknown as Window)
  bridge.paint(() => look())
  expect(draw).not.toThrow()
  expect(() => bridge.setTexts(new Map([['cart-total', 'Sum']]))).not.toThrow()
})

test('a frame that was taken away before the next picture is left as it is', () => {
  const { draw } = pictures()
  const { page } = aPage()
  const bridge = createPreviewBridge()
  bridge.attach({ document: page, closed: true } as unknown as Window)
  bridge.paint(() => look())
  expect(draw).not.toThrow()
})

test('a page that is painted does not move there bit by bit, and moves again afterwards', () => {
  vi.useFakeTimers()
  const { draw } = pictures()
  const { frame, page } = aPage()
  const rules = () => (page.adoptedStyleSheets as unknown as { rules: string }[]).map(sheet => sheet.rules)
  const bridge = createPreviewBridge()
  bridge.attach(frame)
  for (const color of ['#aa0000', '#00aa00'] as const) {
    bridge.paint(() => look({ 'color-brand': color }))
    draw()
    expect(rules()).toEqual(['*,*::before,*::after{transition-property:none!important}'])
  }
  vi.runAllTimers()
  expect(rules()).toEqual([])
  vi.useRealTimers()
})
