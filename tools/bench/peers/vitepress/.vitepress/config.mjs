const nav = [
  { text: 'Home', link: '/' },
  { text: 'Downloads', link: '/downloads' },
  { text: 'Modules', link: '/modules' },
  { text: 'News', link: '/posts/post-1' },
];

export default { title: 'Peer', cleanUrls: true, themeConfig: { nav } };
