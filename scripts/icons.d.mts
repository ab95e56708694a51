export declare function drawIcons(svg: Buffer): Promise<ReadonlyMap<string, Buffer>>
