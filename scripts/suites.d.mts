/** Why no network of our own can be made here; null when one can. */
export declare function whyNoLab(): string | null
/** The browser that tests may drive, or null. */
export declare const findBrowser: () => string | null
