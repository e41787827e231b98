import QRCode from 'qrcode'
import { codePath } from '#app/rules/tickets/code-path.ts'

/** A QR code as one SVG path; `size` is the number of modules on a side. */
export function drawCodePath(code: string): { path: string; size: number } {
  const { modules } = QRCode.create(code)
  return { path: codePath(modules), size: modules.size }
}
