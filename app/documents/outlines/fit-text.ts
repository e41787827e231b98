import type { Face } from './open-face.ts'
import { type Outline, outlineText } from './outline-text.ts'

/** Lines of a text with the size they were set in, in points. */
export type FittedText = { size: number; lines: Outline[] }

type Room = { face: Face; width: number; lines: number; size: number; least: number }

/** A place where a line may end: after spaces and hyphens, and between characters of scripts that use no spaces. */
const UNBROKEN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}-]+-?\s*|[\s-]+/gu

/** Characters of which something could stand in the room of a ticket. */
const MAX_LENGTH = 300

/** Sets a text into so many lines of a width: smaller if need be, and cut with an ellipsis when the least size is too large. */
export function fitText(text: string, room: Room): FittedText {
  const whole = [...text.replace(/\s+/g, ' ').trim()].slice(0, MAX_LENGTH).join('')
  for (let { size } = room; size >= room.least; size -= 1) {
    const lines = brokenLines(whole, { ...room, size })
    if (lines.length <= room.lines && lines.every(line => widthOf(line, { ...room, size }) <= room.width))
      return outlined(lines, { ...room, size })
  }
  const smallest = { ...room, size: room.least }
  const lines = brokenLines(whole, smallest).slice(0, room.lines)
  return outlined([...lines.slice(0, -1), cut(lines.at(-1) ?? '', smallest)], smallest)
}

const outlined = (lines: string[], { face, size }: Room): FittedText => ({
  size,
  lines: lines.map(line => outlineText(line, { face, size })),
})

const widthOf = (line: string, room: Room) => outlineText(line, room).width

function brokenLines(text: string, room: Room): string[] {
  const lines: string[] = []
  let line = ''
  for (const [part] of text.matchAll(UNBROKEN)) {
    if (line && widthOf((line + part).trim(), room) > room.width) {
      lines.push(line.trim())
      line = ''
    }
    line += part
  }
  return line.trim() ? [...lines, line.trim()] : lines
}

function cut(line: string, room: Room): string {
  const characters = [...line]
  const written = () => `${characters.join('').trimEnd()}…`
  let width = widthOf(written(), room)
  while (width > room.width && characters.length > 0) {
    const length = Math.floor((characters.length * room.width) / width)
    characters.length = Math.min(length, characters.length - 1)
    width = widthOf(written(), room)
  }
  return written()
}
