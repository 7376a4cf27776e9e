import { toSVG } from 'bwip-js/node'

// An option of this kind of code, which the library's general types do not list.
const NIVEL = { eclevel: 'M' } as const

/** A QR code as SVG, with error correction M: read even when a stamp covers part of it. */
export const qrSvg = (texto: string): string =>
  toSVG({ bcid: 'qrcode', text: texto, scale: 3, paddingwidth: 2, paddingheight: 2, ...NIVEL })
