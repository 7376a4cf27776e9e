/** Whether there is room for two columns now: what would push the rest of a page down starts closed without it. */
export const telaLarga = (): boolean => window.matchMedia('(min-width: 1000px)').matches
