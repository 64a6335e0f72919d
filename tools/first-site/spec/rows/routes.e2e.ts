import { opens } from '../checks/page.ts';
import { inBothLanguages, type SpecTexts } from '../language.ts';
import { row } from '../row.ts';
import { statements } from '../statements.ts';

const company = '1 §2 Screens and routes';
const downloads = '2 §2 Download routes';
const guides = '2 §2 Install guide routes';
const learning = '2 §2 Learning-resource routes';

/** Every route as the texts spell it, with what its heading must name. */
const routes: [string, string, string, SpecTexts][] = [
  [company, 'CompanyIntroduce', '/company-introduce', inBothLanguages(/公司/, /company/i)],
  [company, 'Cooperate', '/cooperate', inBothLanguages(/客户|合作/, /customer|partner|cooperat/i)],
  [company, 'CompanyNews, with its page', '/company-news/2', inBothLanguages(/新闻/, /news/i)],
  [company, 'ContactUs', '/contract-us', inBothLanguages(/联系/, /contact/i)],
  [company, 'JoinUs', '/join-us', inBothLanguages(/加入/, /join/i)],
  [company, '{product}Introduce', '/pwcore-introduce', 'PWcore'],
  [company, 'MLFFIntroduce (MatPL)', '/mlff', 'MatPL'],
  [company, 'LS3DFIntroduce', '/ls3df', 'LS3DF'],
  [company, 'PWMGUIIntroduce (Q-Flow)', '/pwm-gui-introduce', 'Q-Flow'],
  [company, 'QStudioIntroduce', '/qstudio-introduce', 'Q-Studio'],
  [company, 'Integration (all-in-one)', '/Integration', inBothLanguages(/一体/, /all-in-one/i)],
  [company, 'MSTATIONIntroduce', '/mstation-introduce', 'Mstation'],
  [company, 'DMSTATIONIntroduce', '/double-mstation-introduce', inBothLanguages(/双机|两机/, /two-machine/i)],
  [company, 'MCLUSTERIntroduce', '/mcluster-introduce', 'Mcluster'],
  [company, 'McloudIntroduce', '/mcloud-introduce', 'Mcloud'],
  [company, 'academic demo', '/Academic', inBothLanguages(/学术|科研/, /academic/i)],
  [company, 'industry demo', '/Industrial', inBothLanguages(/工业|产业/, /industr/i)],
  [downloads, 'GPU download', '/gpu-download', /GPU/],
  [downloads, 'DCU download', '/dcu-download', /DCU/],
  [downloads, 'CPU download', '/cpu-download', /CPU/],
  [downloads, 'Windows download', '/windows-download', /Windows/],
  [downloads, 'Pseudopotential download', '/potential-download', inBothLanguages(/赝势/, /pseudopotential/i)],
  [downloads, 'Module download', '/module-download', inBothLanguages(/模块/, /module/i)],
  [downloads, 'Utility download', '/utility-download', inBothLanguages(/工具|Utility/, /utilit/i)],
  [downloads, 'PWkit page', '/pwkit-download', 'PWkit'],
  [
    downloads,
    'High-throughput platform download',
    '/high-through-put-download',
    inBothLanguages(/高通量/, /high-throughput/i),
  ],
  [downloads, 'Cluster platform download', '/mcluster-download', inBothLanguages(/集群|Mcluster/, /cluster/i)],
  [downloads, 'Large-cell download', '/ls3df-download', 'LS3DF'],
  [downloads, 'MatPL download', '/MatPL-download', 'MatPL'],
  [downloads, 'Trial download (docker images)', '/pwcore-trial-download', inBothLanguages(/试用/, /trial/i)],
  [
    downloads,
    'Free download (self-install trial)',
    '/pwcore-free-download',
    inBothLanguages(/试用|免费/, /trial|free/i),
  ],
  [guides, 'the update guides', '/pwcore-update-function', inBothLanguages(/更新指南/, /update guide/i)],
  [guides, '{product}GetUUID', '/get-uuid-function', /UUID/],
  [guides, '{product}LicenseFunc', '/license-install-function', inBothLanguages(/许可/, /licen[cs]e/i)],
  [learning, 'FAQ', '/faq', inBothLanguages(/常见问题/, /FAQ|frequently asked/i)],
  [learning, 'Forum', '/forum', inBothLanguages(/论坛/, /forum/i)],
  [learning, 'Papers', '/paper', inBothLanguages(/文章|论文/, /paper|publication/i)],
  [learning, 'Update log', '/log', inBothLanguages(/更新日志/, /update log/i)],
  [learning, 'Trial application', '/trial', inBothLanguages(/试用/, /trial/i)],
  [learning, 'Course videos', '/course-vedio', inBothLanguages(/课程/, /course/i)],
  [learning, 'Lecture room', '/LongxunRoom', inBothLanguages(/讲堂|讲座/, /lecture/i)],
  [learning, 'Quick start', '/QuickStartTutorial', inBothLanguages(/快速入门|快速上手/, /quick start/i)],
  [learning, 'Cases', '/Case', inBothLanguages(/案例/, /case/i)],
  [learning, 'Paper reading', '/ReadPaper', inBothLanguages(/文献|论文/, /paper/i)],
  [learning, 'Module classroom', '/ModuleClass', inBothLanguages(/模块/, /module/i)],
  [learning, 'Modeling tips', '/Train', inBothLanguages(/建模/, /modelling/i)],
  [learning, 'Training camp', '/Camp', inBothLanguages(/训练营/, /camp/i)],
  [learning, 'Seminars', '/Seminar', inBothLanguages(/研讨会/, /seminar/i)],
  [learning, 'Tutorials', '/Tutorials', inBothLanguages(/教程/, /tutorial/i)],
  [learning, 'Bug log', '/test-log', inBothLanguages(/问题|缺陷/, /bug/i)],
];

/** Every route answers with its page. */
statements(
  'Routes',
  routes.map(([at, name, route, heading]) => row(at, `${route} is ${name}`, opens(route, heading))),
);
