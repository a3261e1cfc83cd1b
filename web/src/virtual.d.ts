declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:stamps" {
  const stamps: Record<string, string>;
  export default stamps;
}

declare module "virtual:credits" {
  const credits: [author: string, icons: string[]][];
  export default credits;
}
