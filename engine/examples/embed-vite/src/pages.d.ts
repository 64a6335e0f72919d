declare module 'virtual:page/*' {
  const page: { props: import('pagewright/react').PagewrightPageProps; title: string };
  export default page;
}
